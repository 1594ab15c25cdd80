// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

/// The parts of Aztec's L1 contracts that a portal talks to.
struct L1Actor {
    address actor;
    uint256 chainId;
}

struct L2Actor {
    bytes32 actor;
    uint256 version;
}

struct L2ToL1Msg {
    L2Actor sender;
    L1Actor recipient;
    bytes32 content;
}

interface IRegistry {
    function getCanonicalRollup() external view returns (address);
}

interface IRollup {
    function getInbox() external view returns (address);
    function getOutbox() external view returns (address);
    function getVersion() external view returns (uint256);
}

interface IInbox {
    function sendL2Message(L2Actor memory recipient, bytes32 content, bytes32 secretHash)
        external
        returns (bytes32 messageHash, uint256 leafIndex);
}

interface IOutbox {
    function consume(
        L2ToL1Msg calldata message,
        uint256 l2BlockNumber,
        uint256 leafIndex,
        bytes32[] calldata path
    ) external;
}
