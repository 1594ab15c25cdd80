// SPDX-License-Identifier: Apache-2.0
pragma solidity >=0.8.27;

/// The message contents. bridge/src/content.nr computes the same hashes on L2.
library Content {
    uint256 private constant DEPOSIT = 1;
    uint256 private constant WITHDRAW = 2;

    function deposit(uint256 tokenId) internal pure returns (bytes32) {
        return toField(abi.encode(DEPOSIT, tokenId));
    }

    function withdraw(uint256 tokenId, address recipient) internal pure returns (bytes32) {
        return toField(abi.encode(WITHDRAW, tokenId, recipient));
    }

    /// Drops the last byte of the hash and puts a zero in front: the result fits in a field.
    function toField(bytes memory data) private pure returns (bytes32) {
        return sha256(data) >> 8;
    }
}
