// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {
    IInbox, IOutbox, IRegistry, IRollup, L1Actor, L2Actor, L2ToL1Msg
} from "./AztecMessaging.sol";
import {BridgeMessages} from "./BridgeMessages.sol";

contract TokenPortal {
    using SafeERC20 for IERC20;

    // #region state
    event Deposited(bytes32 messageHash, uint256 leafIndex);

    IERC20 public immutable underlying;
    IInbox public immutable inbox;
    IOutbox public immutable outbox;
    uint256 public immutable rollupVersion;
    address public immutable deployer;

    bytes32 public l2Bridge;

    constructor(IRegistry registry, IERC20 token) {
        IRollup rollup = IRollup(registry.getCanonicalRollup());
        underlying = token;
        inbox = IInbox(rollup.getInbox());
        outbox = IOutbox(rollup.getOutbox());
        rollupVersion = rollup.getVersion();
        deployer = msg.sender;
    }

    /// The portal and the bridge need each other's address, so one of them learns it later.
    function setL2Bridge(bytes32 bridge) external {
        require(msg.sender == deployer, "only the deployer");
        require(l2Bridge == bytes32(0), "already set");
        l2Bridge = bridge;
    }
    // #endregion state

    // #region deposit
    function depositToAztecPublic(bytes32 to, uint256 amount, bytes32 secretHash)
        external
        returns (bytes32, uint256)
    {
        return _deposit(amount, BridgeMessages.depositPublic(to, amount), secretHash);
    }

    function depositToAztecPrivate(uint256 amount, bytes32 secretHash)
        external
        returns (bytes32, uint256)
    {
        return _deposit(amount, BridgeMessages.depositPrivate(amount), secretHash);
    }

    function _deposit(uint256 amount, bytes32 content, bytes32 secretHash)
        private
        returns (bytes32 messageHash, uint256 leafIndex)
    {
        require(l2Bridge != bytes32(0), "bridge is not set");
        underlying.safeTransferFrom(msg.sender, address(this), amount);
        (messageHash, leafIndex) =
            inbox.sendL2Message(L2Actor(l2Bridge, rollupVersion), content, secretHash);
        emit Deposited(messageHash, leafIndex);
    }
    // #endregion deposit

    // #region withdraw
    function withdraw(
        address recipient,
        uint256 amount,
        bool withCaller,
        uint256 l2BlockNumber,
        uint256 leafIndex,
        bytes32[] calldata path
    ) external {
        address callerOnL1 = withCaller ? msg.sender : address(0);
        L2ToL1Msg memory message = L2ToL1Msg({
            sender: L2Actor(l2Bridge, rollupVersion),
            recipient: L1Actor(address(this), block.chainid),
            content: BridgeMessages.withdraw(recipient, amount, callerOnL1)
        });

        outbox.consume(message, l2BlockNumber, leafIndex, path);
        underlying.safeTransfer(recipient, amount);
    }
    // #endregion withdraw
}
